import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseTimes } from './parseTimes.ts'

/** Cost and result of one run of a program. */
export interface ProcessRun {
  /** Reason of a failed run; undefined for exit code 0. */
  readonly problem: string | undefined
  /** User and system time of the whole process tree. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  /** Peak memory of the largest Node process of the tree. */
  readonly peakMegabytes: number
  /** Output on both streams. */
  readonly output: string
}

export interface RunProcessParameters {
  /** Node program and its arguments. */
  readonly command: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>> | undefined
}

/** Time limit of a run. */
const timeLimitSeconds = 300
/** Heap limit of each Node process: Node's default on a machine with enough memory. */
const heapMegabytes = 4096
const preload = fileURLToPath(new URL('reportPeakMemory.cjs', import.meta.url))
/** Runs the program without the file descriptor for the times, then prints the times and passes on its exit code. */
const script = '"$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Runs a Node program to completion. CPU time is measured by a shell, because Node does not report that of children; peak
 * memory is reported by each process as it exits.
 */
export async function runProcess({ command, cwd, env }: RunProcessParameters): Promise<ProcessRun> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-bench-'))
  const memoryFile = join(folder, 'peak')
  try {
    const started = performance.now()
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, ...command], {
      cwd,
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} --require=${JSON.stringify(preload)}`,
        BENCH_PEAK_MEMORY: memoryFile,
        DO_NOT_TRACK: '1',
        CI: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // A process group of its own, so that the whole tree can be killed at the limit.
      detached: true,
    })
    const [, stdout, stderr, times] = child.stdio.map(collect)
    const { code, isLate } = await endOf(child)
    const wallSeconds = (performance.now() - started) / 1000
    const output = `${stdout?.()}${stderr?.()}`
    return {
      problem: isLate ? `no result in ${timeLimitSeconds} s` : problemOf(code, output),
      cpuSeconds: isLate ? Number.NaN : parseTimes(times?.() ?? ''),
      wallSeconds,
      peakMegabytes: peakOf(memoryFile),
      output,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function collect(stream: unknown): (() => string) | undefined {
  const chunks: Buffer[] = []
  if (!isReadable(stream)) return undefined
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'on' in stream && 'read' in stream
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; isLate: boolean }> {
  let isLate = false
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, timeLimitSeconds * 1000)
  const interrupt = () => {
    end()
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const [code] = await once(child, 'close')
    return { code, isLate }
  } finally {
    clearTimeout(timer)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

function problemOf(code: number | null, output: string): string | undefined {
  if (code === 0) return undefined
  return /heap out of memory/.test(output)
    ? `more than ${heapMegabytes / 1024} GB`
    : `fails (exit code ${code})`
}

function peakOf(memoryFile: string): number {
  try {
    const kilobytes = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number)
    return Math.max(...kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}
