/** Values of the `.env` of scaffolded apps that use a sandbox: of those on Vite, on Next, and of others. */
export function sandboxVariables(origin: string): Readonly<Record<string, string>> {
  return {
    VITE_SERVICES: 'sandbox',
    VITE_SANDBOX_ORIGIN: origin,
    NEXT_PUBLIC_SERVICES: 'sandbox',
    NEXT_PUBLIC_SANDBOX_ORIGIN: origin,
    SERVICES: 'sandbox',
    SANDBOX_ORIGIN: origin,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
