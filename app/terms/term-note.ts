/** The note that is open, one at most. It is in the browser's top layer, where nothing clips it. */
let open: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * In milliseconds. A pointer that passes by opens no note; one that leaves the word can reach it.
 */
const openDelay = 150;
const closeDelay = 250;
/** Between the word and the note, and between the note and the edge of the window. */
const gap = 8;

/** Opens a note; `false` when it is open already, or cannot be. */
export function showNote(id: string): boolean {
  clearTimeout(waiting);
  const note = document.getElementById(id);
  if (!note || note === open || !note.showPopover) return false;
  hideNote();
  note.showPopover();
  place(note, note.previousElementSibling ?? note);
  open = note;
  document.addEventListener("keydown", hideOnEscape);
  document.addEventListener("pointerdown", hideOnPointerElsewhere);
  return true;
}

export function showNoteSoon(id: string): void {
  clearTimeout(waiting);
  waiting = setTimeout(showNote, openDelay, id);
}

export function hideNote(): void {
  clearTimeout(waiting);
  // Where another page is on screen by now, the note was removed with its page.
  if (open?.isConnected) open.hidePopover();
  open = undefined;
  document.removeEventListener("keydown", hideOnEscape);
  document.removeEventListener("pointerdown", hideOnPointerElsewhere);
}

export function hideNoteSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(hideNote, closeDelay);
}

export function keepNote(): void {
  clearTimeout(waiting);
}

function hideOnEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") hideNote();
}

function hideOnPointerElsewhere({ target }: PointerEvent): void {
  const inside = target instanceof Node && (open?.contains(target) || isWordOf(target));
  if (!inside) hideNote();
}

function isWordOf(target: Node): boolean {
  return open?.previousElementSibling?.contains(target) ?? false;
}

/** Under the word, or above it where there is more room; it scrolls along with the page. */
function place(note: HTMLElement, word: Element): void {
  const { left, top, bottom } = word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const edge = document.documentElement.clientWidth - width - 2 * gap;
  const fitsBelow = bottom + gap + height <= window.innerHeight || top < height + gap;
  const x = Math.max(2 * gap, Math.min(left, edge)) + window.scrollX;
  const y = (fitsBelow ? bottom + gap : top - gap - height) + window.scrollY;
  note.style.setProperty("--note-left", `${Math.round(x)}px`);
  note.style.setProperty("--note-top", `${Math.round(y)}px`);
}
