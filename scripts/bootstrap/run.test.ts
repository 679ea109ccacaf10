import { expect, test } from 'vitest'
import { run } from './run.mjs'

const node = (program: string) => run(process.execPath, ['--eval', program])

test('returns both output streams and the exit code', async () => {
  expect(await node('console.log("out"); console.error("err"); process.exitCode = 3')).toEqual({
    code: 3,
    output: expect.stringMatching(/^(out\nerr\n|err\nout\n)$/),
    errorOutput: 'err\n',
  })
})

test('a program that does not exist', async () => {
  const { code, output } = await run('no-such-program', [])
  expect(code).toBe(127)
  expect(output).toContain('ENOENT')
})

test('a killed program is a failure', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1)
})

test('a program that prompts gets no input', async () => {
  expect((await node('process.stdin.on("end", () => console.log("no answer")).resume()')).output).toBe(
    'no answer\n',
  )
})
