/** The value that a JSON pointer refers to, `undefined` where there is none; `-1` represents the last item of a list. */
export function pointedAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const token of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined
    const key = token === '-1' && Array.isArray(found) ? found.length - 1 : unescaped(token)
    if (!Object.hasOwn(found, key)) return undefined
    found = Reflect.get(found, key)
  }
  return found
}

export function unescaped(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}
