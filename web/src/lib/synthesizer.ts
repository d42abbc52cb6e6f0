/** The sounds themselves, made when they are wanted: no files, none longer than 400 ms. */
import type { Settings } from "./settings.svelte";

const MASTER_GAIN: Record<Settings["volume"], number> = { low: 0.12, normal: 0.3, high: 0.7 };

/** One voice of a sound. `at`, `long` in seconds; `from`, `to`: its pitch in hertz; a rustle is noise around that pitch. */
interface Voice {
  start: number;
  duration: number;
  pitch: number;
  endPitch: number;
  gain: number;
  kind: OscillatorType | "rustle";
}

const rustle = (start: number, duration: number, pitch: number, endPitch: number, gain: number): Voice => ({ start, duration, pitch, endPitch, gain, kind: "rustle" });
const tone = (start: number, duration: number, pitch: number, endPitch: number, gain: number, kind: OscillatorType = "sine"): Voice => ({ start, duration, pitch, endPitch, gain, kind });
const knock = (start: number, gain: number): Voice[] => [tone(start, 0.11, 210, 105, gain), rustle(start, 0.025, 900, 500, gain * 0.5)];

export const VOICES = {
  card: [rustle(0, 0.07, 2600, 1300, 0.5), tone(0.005, 0.05, 150, 90, 0.5)],
  shuffle: Array.from({ length: 9 }, (_, i) => rustle(i * 0.035, 0.045, 3200 - i * 120, 1700, 0.28 + i * 0.02)),
  trick: [rustle(0, 0.24, 900, 2400, 0.35), tone(0.2, 0.06, 140, 80, 0.35)],
  call: [tone(0, 0.16, 392, 392, 0.28, "triangle"), tone(0.07, 0.2, 494, 494, 0.22, "triangle")],
  turn: [...knock(0, 0.8), ...knock(0.15, 0.6)],
  won: [tone(0, 0.14, 392, 392, 0.24, "triangle"), tone(0.08, 0.14, 494, 494, 0.24, "triangle"), tone(0.16, 0.22, 587, 587, 0.26, "triangle")],
  end: [tone(0, 0.3, 330, 330, 0.22, "triangle"), tone(0.06, 0.3, 415, 415, 0.18, "triangle"), tone(0.12, 0.28, 494, 494, 0.18, "triangle")],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof VOICES;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Noise for rustles: the same each time. */
function makeNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16_807) % 2_147_483_647;
    samples[i] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}

function playVoice(audio: BaseAudioContext, outputGain: AudioNode, origin: number, { start, duration, pitch, endPitch, gain, kind }: Voice): void {
  const [begin, end] = [origin + start, origin + start + duration];
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, begin);
  envelope.gain.exponentialRampToValueAtTime(gain, begin + Math.min(0.008, duration / 4));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(outputGain);
  if (kind === "rustle") {
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(pitch, begin);
    filter.frequency.exponentialRampToValueAtTime(endPitch, end);
    filter.connect(envelope);
    const source = audio.createBufferSource();
    source.buffer = noise ??= makeNoise(audio);
    source.connect(filter);
    source.start(begin, 0, duration);
    return;
  }
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(endPitch, end);
  source.connect(envelope);
  source.start(begin);
  source.stop(end);
}

/** Plays sounds one on another. A browser that allows none until something is pressed stays silent. */
export function synthesize(sounds: readonly Sound[], volume: Settings["volume"]): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const outputGain = context.createGain();
    outputGain.gain.value = MASTER_GAIN[volume];
    outputGain.connect(context.destination);
    for (const sound of sounds) for (const voice of VOICES[sound]) playVoice(context, outputGain, context.currentTime + 0.01, voice);
  } catch {
    // No sound here: nothing hangs on one.
  }
}
