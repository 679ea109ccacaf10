/** A value that throws itself at every attempt to read it. */
export function createHostileValue(): object {
  const traps: ProxyHandler<object> = {}
  const hostile: object = new Proxy({}, traps)
  const fail = () => {
    throw hostile
  }
  for (const trap of ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const) {
    traps[trap] = fail
  }
  return hostile
}
