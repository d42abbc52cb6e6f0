// Watches for jumps.py what moves on a page; added before the page runs.
(() => {
  const CARDS = '[data-card], .card, .face, .played, .slot, .back, .laid, .mini, .bracket, .bubble, .copies, .star, .piles, .aside';
  const ZONES = { top: '.top', seats: '.screen .seats', centre: '.screen .centre', duty: '.screen .zone', hand: '.screen .hand',
    bar: '[data-bar]' };
  const jumps = (window.jumps = []);
  const element = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
  const name = (node) => `${node.nodeName}.${(node.className?.baseVal ?? node.className ?? '').replace(/ ?svelte-\w+/g, '')}`;
  const box = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ');
  const seen = (e) => {
    const what = e.sources.map(({ node, previousRect, currentRect }) => {
      const it = element(node);
      const [a, b] = [previousRect, currentRect];
      const grown = Math.abs(a.bottom - b.bottom) < 1 && Math.abs(a.x - b.x) < 1 && a.y !== b.y;
      return it && { card: grown || !!it.closest(CARDS), text: `${name(it.parentElement ?? it)} > ${name(it)} ${box(a)} to ${box(b)}` };
    }).filter(Boolean);
    jumps.push({ at: e.startTime, value: e.value, pressed: e.hadRecentInput, cards: what.length > 0 && what.every((w) => w.card),
      what: what.filter((w) => !w.card || what.every((o) => o.card)).map((w) => w.text).join(', ') });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type: 'layout-shift', buffered: true });
  // A shift names five nodes at most: whether zones move is looked at in each frame.
  const zones = (window.zones = []), given = (window.given = []);
  const GLIDE = 1500; // milliseconds for a machine that draws slowly
  // What gave room did so between two looks and is drawn before the fourth, however long a busy machine takes for each.
  let last = {}, width = 0, pressed = -1000, before = 0, spans = [], stage = '', staged = -1000, barWas = 0;
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, (event) => (pressed = event.timeStamp), true);
  const high = (rects, zone) => Number((rects[zone] ?? '').split(' ')[3]);
  const look = (time) => {
    const now = {};
    for (const [zone, selector] of Object.entries(ZONES)) {
      const it = document.querySelector(selector);
      if (it) now[zone] = box(it.getBoundingClientRect());
    }
    const seq = document.querySelector('[data-seq]')?.dataset.seq;
    const ended = document.querySelector('[data-bar] [data-next], [data-sheet=result]');
    const same = width === innerWidth && Number(seq) >= 0 && !ended;
    const moved = Object.keys(now).filter((zone) => last[zone] && last[zone] !== now[zone]);
    // Another stage of the deal gives the bar another height, once, with a glide.
    const at = document.querySelector('[data-stage]')?.dataset.stage;
    if (at !== stage) [stage, staged] = [at, time];
    // Its height is looked at whole, because a part of a pixel is rounded elsewhere.
    const bar = document.querySelector(ZONES.bar)?.getBoundingClientRect().height ?? 0;
    const glides = time < staged + GLIDE && bar !== barWas;
    barWas = bar;
    const room = glides || high(now, 'bar') < high(last, 'bar') || high(now, 'hand') !== high(last, 'hand');
    for (const span of spans) span[1] = time;
    spans = spans.slice(-1);
    if ((room && (glides || time < pressed + 1500)) || !same) given.push(spans[spans.push([before, time]) - 1]);
    else if (moved.length)
      zones.push(`${document.querySelector('[data-phase]')?.dataset.phase} ${seq}: ` + moved.map((zone) => `${zone} ${last[zone]} to ${now[zone]}`).join(', '));
    last = same ? now : {};
    width = innerWidth;
    before = time;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
