/** Directives of a Content-Security-Policy with their sources; of one that is there twice, the first counts (CSP3, 2.2.1). */
export function readPolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}
