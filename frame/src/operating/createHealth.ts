/** State of one part: `ok`, `failing`, or another that is no failure, such as `printed` of mails. */
export type PartState = string

export interface HealthReport {
  readonly status: 'ok' | 'failing'
  readonly parts: Readonly<Record<string, PartState>>
}

export interface CreateHealthParameters {
  /** Each resolves with its state; one that rejects or is late is `failing`. */
  readonly parts: Readonly<Record<string, () => Promise<PartState>>>
  /** Milliseconds that a report is used again: anyone may ask. */
  readonly keepMs?: number
  readonly lateMs?: number
}

/** Path of the report. */
export const healthPath = '/health'

export function createHealth({ parts, keepMs = 2_000, lateMs = 3_000 }: CreateHealthParameters) {
  let kept: { readonly until: number; readonly report: Promise<HealthReport> } | undefined

  async function ask(): Promise<HealthReport> {
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, read]) => [name, await within(lateMs, read)] as const),
    )
    const isFailing = states.some(([, state]) => state === 'failing')
    return { status: isFailing ? 'failing' : 'ok', parts: Object.fromEntries(states) }
  }

  return {
    read(): Promise<HealthReport> {
      if (!kept || kept.until <= Date.now()) kept = { until: Date.now() + keepMs, report: ask() }
      return kept.report
    },
    /** Reply to `GET /health`: 200, or 503 when a part fails. Says nothing about the reason; that is in the log. */
    async reply(): Promise<Response> {
      const report = await this.read()
      return Response.json(report, {
        status: report.status === 'ok' ? 200 : 503,
        headers: { 'Cache-Control': 'no-store' },
      })
    },
  }
}

export type Health = ReturnType<typeof createHealth>

async function within(ms: number, read: () => Promise<PartState>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve('failing'), ms)
  })
  try {
    return await Promise.race([read().catch(() => 'failing'), late])
  } finally {
    clearTimeout(timer)
  }
}
