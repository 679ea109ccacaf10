import { useLayoutEffect, useRef } from 'react'

/** Makes rules apply in the shadow root that it is rendered in, after the kit's own. */
export function PartSheet({ css }: { readonly css: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    if (!(root instanceof ShadowRoot) || !css) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
  return <span hidden ref={place} />
}
