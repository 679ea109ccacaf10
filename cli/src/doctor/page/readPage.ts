import { gzipSync } from 'node:zlib'

/** A page as a browser gets it. */
export interface ReadPage {
  readonly url: URL
  readonly headers: Headers
  /** Each policy that is enforced, of headers and `meta` elements. */
  readonly policies: readonly string[]
  /** Scripts that the document loads at once, in bytes compressed by gzip. */
  readonly scripts: readonly { readonly url: string; readonly bytes: number }[]
}

const limitMs = 10_000

/** @throws an Error where the page cannot be read */
export async function readPage(address: string): Promise<ReadPage> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const url = new URL(response.url)
  const html = await response.text()
  const header = response.headers.get('content-security-policy')
  return {
    url,
    headers: response.headers,
    policies: [...(header === null ? [] : header.split(',')), ...metaPolicies(html)],
    scripts: await Promise.all(scriptsOf(html, url).map(measure)),
  }
}

function metaPolicies(html: string): readonly string[] {
  return tagsOf(html, 'meta')
    .filter((tag) => /http-equiv\s*=\s*["']?content-security-policy["'\s>]/i.test(tag))
    .flatMap((tag) => attributeOf(tag, 'content') ?? [])
}

function scriptsOf(html: string, page: URL): readonly string[] {
  const scripts = tagsOf(html, 'script').flatMap((tag) => attributeOf(tag, 'src') ?? [])
  const preloads = tagsOf(html, 'link')
    .filter((tag) => attributeOf(tag, 'rel') === 'modulepreload' || attributeOf(tag, 'as') === 'script')
    .flatMap((tag) => attributeOf(tag, 'href') ?? [])
  return [...new Set([...scripts, ...preloads].map((path) => new URL(path, page).href))]
}

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []

function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? []
  return (double ?? single ?? bare)
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
}

async function measure(url: string): Promise<{ readonly url: string; readonly bytes: number }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) })
  return { url, bytes: response.ok ? gzipSync(new Uint8Array(await response.arrayBuffer())).length : 0 }
}
