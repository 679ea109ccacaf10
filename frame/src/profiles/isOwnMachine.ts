/** Whether an address is of this machine, which needs no TLS. */
export function isOwnMachine({ hostname }: URL): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)
}
