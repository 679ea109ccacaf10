import { getWindow } from './getWindow.ts'

/** Description of a page: title, description, origin and icon. */
export function readPageMetadata(): {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
} {
  const page = getWindow()
  if (!page) return { name: '', description: '', url: '', icons: [] }
  const { document, location } = page
  const description = document.querySelector<HTMLMetaElement>(
    'meta[property="og:description"], meta[name="description"]',
  )
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  return {
    name: document.title || location.host,
    description: description?.content ?? '',
    url: location.origin,
    icons: icon ? [icon.href] : [],
  }
}
