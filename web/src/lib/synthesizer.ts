/** The sounds themselves, made when they are wanted: no files, none longer than 400 ms. */
import type { Settings } from "./settings.svelte";
import type { Sound } from "./sounds";

const LOUD: Record<Settings["volume"], number> = { low: 0.12, normal: 0.3, high: 0.7 };

/** One voice of a sound. `at`, `long` in seconds; `from`, `to`: its pitch in hertz; a rustle is noise around that pitch. */
interface Voice {
  at: number;
  long: number;
  from: number;
  to: number;
  loud: number;
  kind: OscillatorType | "rustle";
}

const rustle = (at: number, long: number, from: number, to: number, loud: number): Voice => ({ at, long, from, to, loud, kind: "rustle" });
const tone = (at: number, long: number, from: number, to: number, loud: number, kind: OscillatorType = "sine"): Voice => ({ at, long, from, to, loud, kind });
const knock = (at: number, loud: number): Voice[] => [tone(at, 0.11, 210, 105, loud), rustle(at, 0.025, 900, 500, loud * 0.5)];

export const VOICES: Record<Sound, readonly Voice[]> = {
  card: [rustle(0, 0.07, 2600, 1300, 0.5), tone(0.005, 0.05, 150, 90, 0.5)],
  shuffle: Array.from({ length: 9 }, (_, i) => rustle(i * 0.035, 0.045, 3200 - i * 120, 1700, 0.28 + i * 0.02)),
  trick: [rustle(0, 0.24, 900, 2400, 0.35), tone(0.2, 0.06, 140, 80, 0.35)],
  call: [tone(0, 0.16, 392, 392, 0.28, "triangle"), tone(0.07, 0.2, 494, 494, 0.22, "triangle")],
  turn: [...knock(0, 0.8), ...knock(0.15, 0.6)],
  won: [tone(0, 0.14, 392, 392, 0.24, "triangle"), tone(0.08, 0.14, 494, 494, 0.24, "triangle"), tone(0.16, 0.22, 587, 587, 0.26, "triangle")],
  end: [tone(0, 0.3, 330, 330, 0.22, "triangle"), tone(0.06, 0.3, 415, 415, 0.18, "triangle"), tone(0.12, 0.28, 494, 494, 0.18, "triangle")],
};

let context: AudioContext | undefined;
let grain: AudioBuffer | undefined;

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

function playVoice(audio: BaseAudioContext, out: AudioNode, start: number, { at, long, from, to, loud, kind }: Voice): void {
  const [begin, end] = [start + at, start + at + long];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.008, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  if (kind === "rustle") {
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.connect(gain);
    const source = audio.createBufferSource();
    source.buffer = grain ??= makeNoise(audio);
    source.connect(filter);
    source.start(begin, 0, long);
    return;
  }
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

/** Plays sounds one on another. A browser that allows none until something is pressed stays silent. */
export function synthesize(sounds: readonly Sound[], volume: Settings["volume"]): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const out = context.createGain();
    out.gain.value = LOUD[volume];
    out.connect(context.destination);
    for (const sound of sounds) for (const one of VOICES[sound]) playVoice(context, out, context.currentTime + 0.01, one);
  } catch {
    // No sound here: nothing hangs on one.
  }
}
