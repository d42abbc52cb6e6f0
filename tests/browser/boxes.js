// Measures for boxes.py how the room of a table is shared, and what covers what.
(over) => {
  const shown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter(shown).map((el) => [el, el.getBoundingClientRect()]);
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const bar = document.querySelector('[data-bar]'), inside = bar.getBoundingClientRect();
  const cards = boxes('.played');
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const name = (el) => `${el.className.toString().replace(/ ?svelte-\S+/g, '')} "${el.textContent.trim().slice(0, 24)}"`;
  const parts = boxes(over);
  const covered = [];
  for (const [card, box] of cards) for (const [part, its] of parts)
    if (!part.closest('.played') && meet(box, its)) covered.push(`${name(part)} over ${card.textContent.trim()}`);
  const names = boxes('.plate .name'), said = boxes('.bubble, .auction td, .auction th');
  for (const [own, box] of names) for (const [part, its] of said) if (meet(box, its)) {
    const pane = part.closest('.middle, .scroll, [data-auction]')?.getBoundingClientRect();
    if (!pane || meet(box, pane)) covered.push(`${name(part)} over the name ${own.textContent.trim()}`);
  }
  // Unused: the height of the bar that neither words nor buttons take, without its padding.
  const used = [...bar.children].filter((el) => !el.matches('.vh')).map((el) => el.getBoundingClientRect()).filter((r) => r.height);
  const column = inside.height > inside.width;
  const stacked = used.length > 1 && used[1].top >= used[0].bottom - 1;
  const high = stacked ? used.reduce((n, r) => n + r.height, 0) : Math.max(0, ...used.map((r) => r.height));
  const style = getComputedStyle(bar);
  const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) + parseFloat(style.borderTopWidth);
  // What trick and hand are drawn in: the box around the places of the trick, and around the cards in the hand.
  const around = (rects) => rects.length ? (Math.max(...rects.map((r) => r.right)) - Math.min(...rects.map((r) => r.left)))
    * (Math.max(...rects.map((r) => r.bottom)) - Math.min(...rects.map((r) => r.top))) : 0;
  const trick = boxes('.played, .slot').map(([, r]) => r), hand = boxes('[data-hand] [data-card]').map(([, r]) => r);
  return { phase: document.querySelector('[data-phase]')?.dataset.phase ?? '', cards: cards.length, covered,
    width: Math.min(...trick.map((r) => r.width), 999), bar: Math.round(inside.height), column,
    unused: Math.round(inside.height - Math.max(high, 44) - padding), share: (around(trick) + around(hand)) / (felt.width * felt.height) };
}
