import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { runProcess } from './runProcess.ts'

const evaluate = (script: string) => runProcess({ command: ['-e', script], cwd: tmpdir() })

it('measures CPU time including children, memory and output', async () => {
  const spin = 'const end = process.cpuUsage().user + 300000; while (process.cpuUsage().user < end);'
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spin)}])`
  const run = await evaluate(`${child}; console.log('done')`)
  expect(run).toMatchObject({ problem: undefined, output: 'done\n' })
  expect(run.cpuSeconds).toBeGreaterThan(0.29)
  expect(run.peakMegabytes).toBeGreaterThan(10)
})

it('reports why a run failed', async () => {
  expect(await evaluate('console.error("why"); process.exit(3)')).toMatchObject({
    problem: 'fails (exit code 3)',
    output: 'why\n',
  })
})
