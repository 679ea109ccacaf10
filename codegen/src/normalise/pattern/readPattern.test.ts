import { describe, expect, test } from 'vitest'
import { openApi } from '../../testing/openApi.ts'
import { readContract } from '../../testing/readContract.ts'
import { readPattern } from './readPattern.ts'

const sourceOf = (pattern: string) => {
  const read = readPattern(pattern)
  return 'source' in read ? read.source : undefined
}
const notesOf = (pattern: string) => {
  const read = readPattern(pattern)
  return 'notes' in read ? read.notes : undefined
}

describe('a pattern with the flag u', () => {
  test.each([String.raw`^\p{L}+$`, String.raw`^[\w.-]+\/x{2,3}$`, '^[^]$', String.raw`(?<a>x)\k<a>`, ''])(
    'stays as it is: %s',
    (pattern) => {
      expect(readPattern(pattern)).toEqual({ source: pattern, notes: [] })
    },
  )

  test.each([
    [String.raw`^\p{L}\@$`, String.raw`^\p{L}@$`],
    [String.raw`^[a-zA-Z0-9\-\_]`, String.raw`^[a-zA-Z0-9\-_]`],
    [String.raw`^[\s\/\-\)\(\`\.\"\']+$`, String.raw`^[\s\/\-\)\(${'`'}\."']+$`],
    [String.raw`\-\ \%\:\,\ü\😀`, '- %:,ü😀'],
    [String.raw`[\^\@-\_]`, String.raw`[\^@-_]`],
    ['^{.*}$', String.raw`^\{.*\}$`],
  ])('has no needless escapes and no lone braces, in silence: %s', (pattern, source) => {
    expect(readPattern(pattern)).toEqual({ source, notes: [] })
  })

  test.each([
    ['a]', String.raw`a\]`, ['] is read as itself']],
    [String.raw`[\w-.]`, String.raw`[\w\-.]`, ['- beside a set is read as itself']],
    [String.raw`[.-\d]`, String.raw`[.\-\d]`, ['- beside a set is read as itself']],
    ['^[[:alpha:]_]+$', '^[a-zA-Z_]+$', ['[:alpha:] is read as a-zA-Z']],
    ['^[:alpha:]+$', '^[:alpha:]+$', ['[:alpha:] matches single characters; a class is written [[:alpha:]]']],
    [String.raw`\Aabc\z`, '^abc$', [String.raw`\A is read as ^`, String.raw`\z is read as $`]],
    [
      '(?P<a>x)(?P=a)',
      String.raw`(?<a>x)\k<a>`,
      ['(?P< is read as (?<', String.raw`(?P=a) is read as \k<a>`],
    ],
    [
      String.raw`\pL\x{1F600}`,
      String.raw`\p{L}\u{1F600}`,
      [String.raw`\pL is read as \p{L}`, String.raw`\x{1F600} is read as \u{1F600}`],
    ],
    ['(?i)^a1|\\u00fc$', String.raw`(?:^[aA]1|[\u00fcÜ]$)`, ['(?i) is applied to the whole pattern']],
    ['^(?i)[a-f_]$', '(?:^[a-fA-F_]$)', ['(?i) is applied to the whole pattern']],
    ['(?s)^.$', '(?:^[^]$)', ['(?s) is applied to the whole pattern']],
  ])('has the plain meaning of other syntax, with a note: %s', (pattern, source, notes) => {
    expect(readPattern(pattern)).toEqual({ source, notes })
  })

  test.each([
    ['(?i:ab)c', '(?:[aA][bB])c'],
    ['(?i:a(?-i:b))', '(?:[aA](?:b))'],
    ['(?m:^a$)', String.raw`(?:(?<![^\n\r\u2028\u2029])a(?![^\n\r\u2028\u2029]))`],
    ['(?<a>x)|(?<a>y)', '(x)|(y)'],
    [String.raw`\p{Script=Garay}`, String.raw`\p{Script=Garay}`],
  ])('needs no new engine: %s', (pattern, source) => {
    expect([sourceOf(pattern), notesOf(pattern)]).toEqual([source, []])
  })

  test.each([
    'a(',
    'a++',
    '(?>a)',
    String.raw`\Qa\E`,
    String.raw`\h`,
    String.raw`a\R`,
    String.raw`\p{Nothing}`,
    String.raw`[\B]`,
    '[[:^alpha:]]',
    '[[:wrong:]]',
    '[]a]',
    '[a-z&&[^b]]',
    'a{,3}',
    'a(?i)b',
    '^(?i)a|b',
    String.raw`(?i)(a)\1`,
    String.raw`(?i)\p{Lu}`,
    '(?x)a',
    String.raw`a\ `.slice(0, -1),
    String.raw`\1`,
  ])('is refused without a plain meaning: %s', (pattern) => {
    expect(readPattern(pattern)).toEqual({ problem: expect.stringMatching(/\w/) })
  })

  test.each([
    ['(?i)^k[a-z]é$', ['kxé', 'KXÉ', 'Kxé'], ['1xé']],
    ['^(?i:x)y$', ['xy', 'Xy'], ['xY', 'XY']],
    ['^[[:punct:]]$', [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'], ['a', ' ']],
  ])('matches the same strings: %s', (pattern, fitting, others) => {
    const expression = new RegExp(sourceOf(pattern) ?? '(?!)', 'u')
    expect(fitting.filter((text) => !expression.test(text))).toEqual([])
    expect(others.filter((text) => expression.test(text))).toEqual([])
  })
})

test('patterns are reported with their places, whether a lenient run passes them or not', () => {
  const schemas = {
    A: { type: 'string', pattern: String.raw`\Aa\z` },
    B: { type: 'string', pattern: 'a++' },
    C: { type: 'object', patternProperties: { '[[:digit:]]': {}, '\\Q': {} } },
  }
  const { diagnostics } = readContract({ 'api.json': openApi({ schemas }) })
  expect(diagnostics.map(({ severity, pointer, message }) => `${severity} ${pointer}: ${message}`)).toEqual([
    String.raw`warning /components/schemas/A/pattern: 'pattern' has syntax that ECMA-262 lacks: \A is read as ^, \z is read as $.`,
    `error /components/schemas/B/pattern: 'pattern' is not a valid ECMA-262 regular expression: nothing to repeat.`,
    `warning /components/schemas/C/patternProperties/[[:digit:]]: The key of 'patternProperties' has syntax that ECMA-262 lacks: [:digit:] is read as 0-9.`,
    String.raw`error /components/schemas/C/patternProperties/\Q: The key of 'patternProperties' is not a valid ECMA-262 regular expression: \Q has no meaning in ECMA-262.`,
  ])
})
