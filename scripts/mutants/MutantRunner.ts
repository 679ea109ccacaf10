import process from 'node:process'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { appendToRunLog, type RunRecord, readRunLog } from './runLog.ts'

/** Variables of the code that StrykerJS writes into a file. */
interface Instrumentation {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: {
    readonly static: Record<string, number>
    readonly perTest: Record<string, Record<string, number>>
  }
}

interface Outcome {
  readonly isPassed: boolean
  /** Whether code with the mutant ran. */
  readonly isReached: boolean
  readonly duration: number
}

/** A failure that took this long, in ms, may be that of a busy machine, and has to happen twice. */
const slow = 900
/** Number of failures of a test without a mutant before it counts as broken. */
const mostTries = 3
/** Calls of a mutated condition, in times of those of the unchanged code, after which a loop counts as endless. */
const hitFactor = 100

const log = process.env.MUTANTS_LOG ?? ''
// Tests replace the clock of the page.
const now = performance.now.bind(performance)
const unixNow = Date.now

const code = globalThis as unknown as { __stryker__?: Instrumentation }
code.__stryker__ ??= {}
const instrumentation = code.__stryker__
instrumentation.mutantCoverage ??= { static: {}, perTest: {} }

/**
 * Runs each test again with each mutant that it reaches, in one process: modules load once per test file instead of
 * once per mutant, which is most of the time of such a run. After each failure the test has to pass without a mutant;
 * where it does not, the failed attempt has left something behind, and the file continues in a new process.
 */
export default class MutantRunner extends TestRunner {
  readonly #killed = new Set<string>()
  readonly #tried = new Set<string>()
  #attempts: Generator<string | undefined, void, Outcome> | undefined
  #mutant: string | undefined
  #start = 0
  #isDone = false
  readonly #broken = new Set<string>()
  /** No mutant has been active in this process. */
  #isFresh = true
  #isStopped = false

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    // Other processes may have killed mutants since the last test.
    for (const record of readRunLog(log)) this.#learn(record)
    if (this.#isStopped || this.#broken.has(test.id)) test.mode = 'skip'
    await super.onBeforeRunTask(test)
    if (test.mode !== 'run' && test.mode !== 'queued') return
    this.#attempts = this.#runAll(test)
    this.#isDone = false
    this.#take(this.#attempts.next())
    // Vitest compares the number of repetitions with this before each of them.
    const hasMore = { valueOf: () => (this.#isDone ? -1 : Number.MAX_SAFE_INTEGER) }
    test.repeats = hasMore as unknown as number
    test.retry = 0
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    const mutant = this.#mutant
    const { id, file } = test
    appendToRunLog(log, {
      kind: 'try',
      file: file.filepath,
      test: id,
      at: unixNow(),
      ...(mutant && { mutant }),
    })
    instrumentation.activeMutant = mutant
    instrumentation.hitCount = 0
    // An assertion that a mutant has left pending would be awaited by all later attempts, which then time out.
    test.promises = []
    this.#start = now()
    super.onBeforeTryTask(test, options)
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    await super.onAfterRetryTask(test, options)
    instrumentation.activeMutant = undefined
    const outcome = {
      isPassed: test.result?.state !== 'fail',
      isReached: Number(instrumentation.hitCount) > 0,
      duration: now() - this.#start,
    }
    if (test.result) delete test.result.errors
    test.result?.attempts?.splice(0)
    if (this.#attempts) this.#take(this.#attempts.next(outcome))
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files)
    const mutants = Object.keys(instrumentation.mutantCoverage?.static ?? {})
    for (const { filepath: file } of files) {
      if (mutants.length > 0) appendToRunLog(log, { kind: 'static', file, mutants })
      appendToRunLog(log, { kind: this.#isStopped ? 'stopped' : 'finished', file })
    }
  }

  /** Yields the mutant of the next attempt, or none, and receives its result. */
  *#runAll({
    id: test,
    file: { filepath: file },
  }: RunnerTestCase): Generator<string | undefined, void, Outcome> {
    instrumentation.currentTestId = test
    let isPassed = false
    // A test may need more time while its modules load.
    for (let tries = 0; tries < mostTries && !isPassed; tries += 1) isPassed = (yield undefined).isPassed
    instrumentation.currentTestId = 'other'
    const reached = instrumentation.mutantCoverage?.perTest[test] ?? {}
    if (!isPassed) {
      this.#isStopped = !this.#isFresh
      if (this.#isFresh) this.#record({ kind: 'broken', file, test })
      return
    }
    for (const [mutant, count] of Object.entries(reached)) {
      if (this.#killed.has(mutant) || this.#tried.has(`${test} ${mutant}`)) continue
      const wasFresh = this.#isFresh
      this.#isFresh = false
      instrumentation.hitLimit = hitFactor * (count + hitFactor)
      const first = yield mutant
      let isKilled = !first.isPassed
      if (isKilled) {
        const control = yield undefined
        if (!control.isPassed) {
          if (wasFresh) this.#record({ kind: 'killed', file, test, mutant })
          this.#isStopped = true
          return
        }
        if (first.duration > slow) isKilled = !(yield mutant).isPassed
      }
      const kind = isKilled ? 'killed' : first.isReached ? 'survived' : 'unreached'
      this.#record({ kind, file, test, mutant })
    }
  }

  #take({ value, done }: IteratorResult<string | undefined, void>): void {
    this.#mutant = value ?? undefined
    this.#isDone = done === true
  }

  #record(record: RunRecord): void {
    appendToRunLog(log, record)
    this.#learn(record)
  }

  #learn(record: RunRecord): void {
    if (record.kind === 'broken') this.#broken.add(record.test)
    if (record.kind === 'killed') this.#killed.add(record.mutant)
    if (record.kind === 'survived' || record.kind === 'unreached')
      this.#tried.add(`${record.test} ${record.mutant}`)
  }
}
