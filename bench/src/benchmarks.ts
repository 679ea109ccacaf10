import type { Browser } from '@playwright/test'
import { type MeasureCodegenParameters, measureCodegen } from './codegen/measureCodegen.ts'
import { entryBytes } from './entryBytes.ts'
import { buildFrame } from './frame/buildFrame.ts'
import { measureLogins } from './frame/measureLogins.ts'
import { percentile } from './frame/percentile.ts'
import { measureAccount } from './measureAccount.ts'
import { measureBytes } from './measureBytes.ts'
import { measureClick } from './measureClick.ts'
import { measureGenerator } from './measureGenerator.ts'
import { measureRounds } from './measureRounds.ts'
import { median } from './median.ts'
import type { Report } from './Report.ts'

export interface Benchmark {
  /** Whether it needs built host apps and a browser. */
  needsHosts: boolean
  /** Slow: runs only when named. */
  onlyByName?: boolean
  run(context: BenchmarkContext): AsyncIterable<Report>
}

export interface BenchmarkContext {
  /** Starts the browser at the first call, then returns the same one. */
  browser(): Promise<Browser>
  /** Number of timed runs; each benchmark has its own default. */
  runs: number | undefined
  /** Milliseconds that the pointer hovers over the button before the click. Typical: 200. */
  restMs: number
  /** Logins that the benchmark `frame` begins each second, and for how long. */
  perSecond: number
  seconds: number
  /** Selected documents, generators and parts of the benchmark `codegen`; all when empty. */
  codegen: Omit<MeasureCodegenParameters, 'runs'>
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${time.toFixed(0)} ms`
const both = (times: readonly number[]) => [Math.min(...times), median(times)].map(milliseconds).join(', ')

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
  entries: {
    needsHosts: false,
    async *run() {
      const rows = [...(await entryBytes())].map(([entry, bytes]) => [entry, kilobytes(bytes)])
      yield { title: 'JavaScript that importing an entry loads, gzip -9', rows: [['', ''], ...rows] }
    },
  },
  click: {
    needsHosts: true,
    async *run(context) {
      const browser = await context.browser()
      const runs = context.runs ?? 7
      const rows: string[][] = [['', '1x', 'processor 4x slower']]
      const hosts = [
        ['React alone', 'bare', context.restMs],
        ['with wallet-kit', 'host', context.restMs],
        ["with `preload: 'idle'`, without hovering", 'idle', 0],
      ] as const
      for (const [label, name, restMs] of hosts) {
        const times = []
        for (const cpuSlowdown of [1, 4])
          times.push(await measureClick(browser, { name, cpuSlowdown, runs, restMs }))
        rows.push([label, ...times.map(both)])
      }
      yield { title: 'From a trusted click to the first wallet row painted: minimum, median', rows }
    },
  },
  crowd: {
    needsHosts: true,
    async *run(context) {
      const browser = await context.browser()
      const rows: string[][] = [['announced', '1x', 'processor 4x slower']]
      for (const announced of [10, 500]) {
        const times = []
        for (const cpuSlowdown of [1, 4]) {
          const { restMs, runs = 7 } = context
          times.push(await measureClick(browser, { name: 'host', cpuSlowdown, runs, restMs, announced }))
        }
        rows.push([`${announced}`, ...times.map(both)])
      }
      yield { title: 'From a click to the first of many wallets painted: minimum, median', rows }
      const holdings = await measureRounds(browser, { announced: 500, rounds: 10 })
      yield {
        title: 'After opening and closing, 500 announced wallets and 1,000 in the directory',
        rows: [
          ['rounds', 'heap', 'nodes', 'listeners'],
          ...holdings.map(({ heapMegabytes, nodes, listeners }, round) => [
            `${round + 1}`,
            `${heapMegabytes.toFixed(2)} MB`,
            `${nodes}`,
            `${listeners}`,
          ]),
        ],
      }
    },
  },
  account: {
    needsHosts: true,
    async *run(context) {
      const browser = await context.browser()
      const rows: string[][] = [['', 'minimum', 'median']]
      for (const cpuSlowdown of [1, 4]) {
        const { tokens, send } = await measureAccount(browser, { cpuSlowdown, runs: context.runs ?? 7 })
        const times = (values: readonly number[]) => [Math.min(...values), median(values)].map(milliseconds)
        rows.push([`first of 200 tokens after the reply, ${cpuSlowdown}x`, ...times(tokens)])
        rows.push([`answer of the button that sends, ${cpuSlowdown}x`, ...times(send)])
      }
      yield { title: 'An account, with no request answered while it sends', rows }
    },
  },
  generate: {
    needsHosts: false,
    async *run({ runs = 5 }) {
      const rows = [['generate --check', milliseconds(await measureGenerator(runs))]]
      yield { title: 'The generator, all schemas and targets (median)', rows }
    },
  },
  frame: {
    needsHosts: false,
    onlyByName: true,
    async *run({ perSecond, seconds }) {
      await buildFrame()
      const { logins, requests, failures, ...measured } = await measureLogins({ perSecond, seconds })
      const times = (values: readonly number[]) =>
        [0.5, 0.99].map((part) => milliseconds(percentile(values, part)))
      yield {
        title: `${perSecond} new visitors log in by e-mail each second, for ${seconds} s`,
        rows: [
          ['', 'median', '99 %'],
          ['a login, with both mails and the shares of its key', ...times(logins)],
          ['a request to the service', ...times(requests)],
        ],
      }
      yield {
        title: `${logins.length} logins, ${measured.perSecond.toFixed(1)} each second; ${failures.length} failed`,
        rows: [
          ['', 'most memory', 'of a processor', 'CPU of a login'],
          ...measured.processes.map(({ name, memory, load }) => [
            name,
            `${(memory / 1e6).toFixed(0)} MB`,
            `${(load * 100).toFixed(0)} %`,
            `${((load / measured.perSecond) * 1_000).toFixed(1)} ms`,
          ]),
          ...[...new Set(failures)].map((message) => ['failed', message, '', '']),
        ],
      }
    },
  },
  codegen: {
    needsHosts: false,
    onlyByName: true,
    run: ({ runs = 5, codegen }) => measureCodegen({ ...codegen, runs }),
  },
}
