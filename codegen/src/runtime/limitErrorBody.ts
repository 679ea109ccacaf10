import { readCapped } from './readCapped.ts'

/** Error pages can be of any size; what a caller needs to see of one fits in this many bytes. */
const maximumBytes = 64 * 1024

/** Middleware: cuts short what openapi-fetch would read whole. */
export async function limitErrorBody({ response }: { response: Response }): Promise<Response | undefined> {
  if (response.ok || response.body === null) return undefined
  const bytes = await readCapped(response, maximumBytes)
  const { status, statusText, headers } = response
  return new Response(bytes ?? '', { status, statusText, headers })
}
