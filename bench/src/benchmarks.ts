import type { Browser } from '@playwright/test'
import { measureBytes } from './measureBytes.ts'
import { measureClick } from './measureClick.ts'
import { measureGenerator } from './measureGenerator.ts'

/** Rows of one table, the header row first. */
export type Table = readonly (readonly string[])[]

export interface Benchmark {
  title: string
  /** Whether the hosts are built and a browser started first. */
  needsHosts: boolean
  run(context: BenchmarkContext): Promise<Table>
}

export interface BenchmarkContext {
  /** Starts the browser at its first call, then answers the same one. */
  browser(): Promise<Browser>
  /** How often to repeat what is timed; each benchmark has its own default. */
  runs: number | undefined
  /** Milliseconds that the pointer rests on the button before it presses. A visitor's: 200. */
  restMs: number
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${time.toFixed(0)} ms`

/** The subcommands of `npm run bench`. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  bytes: {
    title: 'JavaScript of a React host, gzip -9 of the files requested',
    needsHosts: true,
    async run(context) {
      const browser = await context.browser()
      const bare = await measureBytes(browser, 'bare')
      const kit = await measureBytes(browser, 'host')
      return [
        ['', 'before any click', 'modal open'],
        ['React alone', kilobytes(bare.beforeClick), kilobytes(bare.modalOpen)],
        ['with wallet-kit', kilobytes(kit.beforeClick), kilobytes(kit.modalOpen)],
        ['added', kilobytes(kit.beforeClick - bare.beforeClick), kilobytes(kit.modalOpen - bare.modalOpen)],
      ]
    },
  },
  click: {
    title: 'From a trusted click to the first wallet row painted (median)',
    needsHosts: true,
    async run(context) {
      const browser = await context.browser()
      const runs = context.runs ?? 7
      const rows: string[][] = [['', '1x', 'processor 4x slower']]
      for (const [label, name] of [['React alone', 'bare'] as const, ['with wallet-kit', 'host'] as const]) {
        const times = []
        for (const cpuSlowdown of [1, 4])
          times.push(await measureClick(browser, { name, cpuSlowdown, runs, restMs: context.restMs }))
        rows.push([label, ...times.map(milliseconds)])
      }
      return rows
    },
  },
  generate: {
    title: 'The generator, all schemas and targets (median)',
    needsHosts: false,
    async run({ runs = 5 }) {
      return [['generate --check', milliseconds(await measureGenerator(runs))]]
    },
  },
}
