import { describe, expect, test } from 'vitest'
import { parseCommandLine } from './parseCommandLine.ts'
import { UsageError } from './UsageError.ts'

describe('the command line', () => {
  test('has values, switches and inputs in any order', () => {
    const line = parseCommandLine(['a.json', '-qo', 'api', '--import-extension=ts', 'b.json', '--no-cache'])
    expect(line).toEqual({
      inputs: ['a.json', 'b.json'],
      output: 'api',
      importExtension: '.ts',
      check: false,
      watch: false,
      lenient: false,
      noCache: true,
      fetch: false,
      allowOutside: false,
      quiet: true,
      version: false,
    })
  })

  test('has the targets of all its lists', () => {
    expect(parseCommandLine(['-t', 'types, client', '--targets', 'query']).targets).toEqual([
      'types',
      'client',
      'query',
    ])
    expect(parseCommandLine(['-t', 'types,all']).targets).toBe('all')
  })

  test.each([
    ['js', '.js'],
    ['.ts', '.ts'],
    ['none', ''],
    ['', ''],
  ])('takes %j for an extension of imports', (text, extension) => {
    expect(parseCommandLine(['--import-extension', text]).importExtension).toBe(extension)
  })

  test('has inputs that begin with a hyphen behind two of them', () => {
    expect(parseCommandLine(['-o', 'api', '--', '-a.json']).inputs).toEqual(['-a.json'])
  })

  test('asks for the help, which lists every option', () => {
    const { help = '' } = parseCommandLine(['--help', '-w'])
    expect(help.match(/^ {2}(?:-\w, )?--[\w-]+/gm)).toHaveLength(14)
    expect(help).toContain('Exit codes:')
  })

  test.each([
    [['-o', '--check'], '-o requires a value; see --help.'],
    [['--output='], '--output requires a value; see --help.'],
    [['-t', ''], '-t requires a value; see --help.'],
    [['-t', ' , '], '--targets requires at least one name; see --help.'],
    [['a', '-n'], '-n requires a value; see --help.'],
    [['-qz'], 'Unknown option -z; --help lists them.'],
    [['--outptu', 'x'], 'Unknown option --outptu. Did you mean --output?'],
    [['--watch=yes'], '--watch does not accept a value.'],
    [["--it's\n"], "Unknown option --it's\n; --help lists them."],
  ])('is refused with a reason: %j', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(new UsageError(message))
  })
})
