/** Calls back when the `lang` of the page changes. Returns a function that stops it. */
export function watchPageLanguage({ documentElement }: Document, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
