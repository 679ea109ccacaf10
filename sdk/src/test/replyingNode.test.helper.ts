import { HttpResponse, http } from 'msw'
import { onServices } from './onServices.test.helper.ts'

export interface NodeCall {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}

/** A result, an error of JSON-RPC, or an HTTP status instead of a reply. */
export type NodeReply = { readonly result: unknown } | { readonly error: object } | number

/**
 * A node until the test ends. Each method replies with its list in turn; the last reply stays, and a method without a
 * list has the result null. Collects the calls.
 */
export function onReplyingNode(url: string, replies: Readonly<Record<string, readonly NodeReply[]>>) {
  const calls: NodeCall[] = []
  const counts: Record<string, number> = {}
  const reply = ({ method }: NodeCall): NodeReply => {
    const list = replies[method] ?? []
    const count = counts[method] ?? 0
    counts[method] = count + 1
    return list[Math.min(count, list.length - 1)] ?? { result: null }
  }
  onServices(
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as NodeCall | readonly NodeCall[]
      const batch = [body].flat() as readonly NodeCall[]
      const outcomes = batch.map((call) => [call, reply(call)] as const)
      calls.push(...batch)
      const status = outcomes.map(([, outcome]) => outcome).find((outcome) => typeof outcome === 'number')
      if (status) return new HttpResponse('', { status })
      const list = outcomes.map(([{ id }, outcome]) => ({ jsonrpc: '2.0', id, ...Object(outcome) }))
      return HttpResponse.json(Array.isArray(body) ? list : list[0])
    }),
  )
  const named = (name: string) => calls.filter(({ method }) => method === name)
  return { calls, named }
}
