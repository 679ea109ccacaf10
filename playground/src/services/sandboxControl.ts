/** A fault mode of a service, or `none`. */
export type ServiceFault = 'none' | 'down' | 'slow' | 'never' | 'html' | 'malformed' | 'status'

const control = '/sandbox/__sandbox'

/** Names of the sandbox's services in its control API. */
export async function readServices(): Promise<readonly string[]> {
  const { faults } = (await read(await fetch(control))) as { faults: { services: Record<string, unknown> } }
  return Object.keys(faults.services)
}

export async function setFault(service: string, mode: ServiceFault): Promise<void> {
  const body = JSON.stringify({ [service]: mode === 'none' ? null : { mode } })
  await read(
    await fetch(`${control}/faults`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json' },
    }),
  )
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}
