/** Frames to wait for: a windowed list needs one or two to put its rows into the page. */
const patience = 20

/** Calls `use` with an element as soon as it is in the page, at most 20 frames later. Returns a stop function. */
export function whenPresent(
  find: () => HTMLElement | undefined,
  use: (element: HTMLElement) => void,
): () => void {
  let frame: number | undefined
  function look(left: number): void {
    const element = find()
    if (element) use(element)
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1))
  }
  look(patience)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
