import { HttpResponse, http } from 'msw'

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}

type Results = Readonly<Record<string, unknown>>

/** A node that has one result per method. Collects the calls in it, batched or not. */
export function createNode(url: string, results: Results) {
  const calls: Call[] = []
  const answer = (call: Call) => {
    calls.push(call)
    return { jsonrpc: '2.0', id: call.id, result: results[call.method] }
  }
  const handler = http.post(url, async ({ request }) => {
    const body = (await request.json()) as Call | Call[]
    return HttpResponse.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
  return { calls, handler }
}
