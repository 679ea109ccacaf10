import type { Browser } from '@playwright/test'
import { type MeasureCodegenParameters, measureCodegen } from './codegen/measureCodegen.ts'
import { measureBytes } from './measureBytes.ts'
import { measureClick } from './measureClick.ts'
import { measureGenerator } from './measureGenerator.ts'
import type { Report } from './Report.ts'

export interface Benchmark {
  /** Whether the hosts are built and a browser started first. */
  needsHosts: boolean
  /** Too long for everyday: runs only when it is named. */
  onlyByName?: boolean
  run(context: BenchmarkContext): AsyncIterable<Report>
}

export interface BenchmarkContext {
  /** Starts the browser at its first call, then answers the same one. */
  browser(): Promise<Browser>
  /** How often to repeat what is timed; each benchmark has its own default. */
  runs: number | undefined
  /** Milliseconds that the pointer rests on the button before it presses. A visitor's: 200. */
  restMs: number
  /** Of the benchmark `codegen`: which documents, generators and parts; all when empty. */
  codegen: Omit<MeasureCodegenParameters, 'runs'>
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${time.toFixed(0)} ms`

/** The subcommands of `npm run bench`. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  bytes: {
    needsHosts: true,
    async *run(context) {
      const browser = await context.browser()
      const bare = await measureBytes(browser, 'bare')
      const kit = await measureBytes(browser, 'host')
      yield {
        title: 'JavaScript of a React host, gzip -9 of the files requested',
        rows: [
          ['', 'before any click', 'modal open'],
          ['React alone', kilobytes(bare.beforeClick), kilobytes(bare.modalOpen)],
          ['with wallet-kit', kilobytes(kit.beforeClick), kilobytes(kit.modalOpen)],
          ['added', kilobytes(kit.beforeClick - bare.beforeClick), kilobytes(kit.modalOpen - bare.modalOpen)],
        ],
      }
    },
  },
  click: {
    needsHosts: true,
    async *run(context) {
      const browser = await context.browser()
      const runs = context.runs ?? 7
      const rows: string[][] = [['', '1x', 'processor 4x slower']]
      for (const [label, name] of [['React alone', 'bare'] as const, ['with wallet-kit', 'host'] as const]) {
        const times = []
        for (const cpuSlowdown of [1, 4])
          times.push(await measureClick(browser, { name, cpuSlowdown, runs, restMs: context.restMs }))
        rows.push([label, ...times.map(milliseconds)])
      }
      yield { title: 'From a trusted click to the first wallet row painted (median)', rows }
    },
  },
  generate: {
    needsHosts: false,
    async *run({ runs = 5 }) {
      const rows = [['generate --check', milliseconds(await measureGenerator(runs))]]
      yield { title: 'The generator, all schemas and targets (median)', rows }
    },
  },
  codegen: {
    needsHosts: false,
    onlyByName: true,
    run: ({ runs = 5, codegen }) => measureCodegen({ ...codegen, runs }),
  },
}
