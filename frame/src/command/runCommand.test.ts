import { expect, test } from 'vitest'
import { runCommand } from './runCommand.ts'

async function run(...args: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []]
  const exitCode = await runCommand({
    args,
    version: '1.2.3',
    terminal: {
      environment: {},
      print: (line) => void printed.push(line),
      printError: (line) => void errors.push(line),
      isInteractive: false,
    },
  })
  return { exitCode, output: printed.join('\n'), errors: errors.join('\n') }
}

test.each([
  ['service', ['schema'], 'hostOrigins'],
  ['keeper', ['schema', 'keeper'], 'pageOrigins'],
])('prints the schema of the file of the %s', async (_, args, own) => {
  const { exitCode, output } = await run(...args)
  const schema = JSON.parse(output)
  expect(exitCode).toBe(0)
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['$schema', 'smtp', own]))
  expect(schema.additionalProperties).toBe(false)
  expect(schema.properties.smtp.properties.port.description).toBe('Its port')
})

test('help and version are no mistake; an unknown option, command or party is', async () => {
  expect(await run('--version')).toEqual({ exitCode: 0, output: '1.2.3', errors: '' })
  expect((await run('--help')).output).toContain('keeper')
  for (const args of [['--prot'], ['kepeer'], ['schema', 'nobody'], ['keeper', '--prot']]) {
    const { exitCode, output, errors } = await run(...args)
    expect([exitCode, output]).toEqual([1, ''])
    expect(errors).toMatch(/^error: /)
  }
})
