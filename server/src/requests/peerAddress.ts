const addresses = new WeakMap<Request, string>()

/** Remembers the address of the connection that a request was received on: `Request` has no place for it. */
export function setPeerAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address)
}

export function peerAddressOf(request: Request): string | undefined {
  return addresses.get(request)
}
