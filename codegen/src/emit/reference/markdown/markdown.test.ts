import { describe, expect, test } from 'vitest'
import { codeSpan, inlineText } from './inlineText.ts'
import { jsonExample } from './page.ts'
import { table } from './table.ts'
import { codeBlock, paragraph, textBlock } from './textBlock.ts'

describe('text of a contract on a line', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<!-- hidden', '&lt;!-- hidden'],
    ['a | b', 'a \\| b'],
    ['![pixel](https://evil.example/x.png)', '!\\[pixel\\](https://evil.example/x.png)'],
    ['[click](javascript:alert(1))', '\\[click\\](javascript:alert(1))'],
    ['[docs](https://a.example/b?c=1&d=2)', '[docs](https://a.example/b?c=1&d=2)'],
    ['[a|b](https://a.example)', '[a\\|b](https://a.example)'],
    ['image_id of _this_ *one*', 'image_id of \\_this\\_ \\*one\\*'],
    ['a **bold <u>** word', 'a **bold &lt;u&gt;** word'],
    ['`code <b>` and ` open', '`code <b>` and \\` open'],
    ['$x$ ~y~ \\z &amp;', '\\$x\\$ \\~y\\~ \\\\z &amp;amp;'],
    ['two\nlines\t of\u0007 text\u202e', 'two lines of\\\\u0007 text\\\\u202e'],
  ])('%j', (text, expected) => {
    expect(inlineText(text)).toBe(expected)
  })
})

describe('text of a contract as code', () => {
  test.each([
    ['plain', '`plain`'],
    ['', ''],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['``` and more', '```` ``` and more ````'],
    ['two\nlines', '`two lines`'],
  ])('%j', (text, expected) => {
    expect(codeSpan(text)).toBe(expected)
  })
})

describe('a description', () => {
  test('keeps paragraphs, lists and fenced code', () => {
    const text = 'One\ntwo.\n\n\n\n* a\n+ b\n2) c\n\n~~~json\n{ "a": "```" }\n~~~\nEnd'
    expect(textBlock(text)).toBe('One\ntwo.\n\n- a\n- b\n2. c\n\n````json\n{ "a": "```" }\n````\n\nEnd')
  })

  test('keeps tables, whose cells are text like any other', () => {
    const text = 'Status:\n| code | when |\n|:--|---|\n| 1 | `a\\|b` <u> | more |\n2 | # x\n|\nEnd | of it'
    expect(textBlock(text)).toBe(
      'Status:\n\n| code | when |\n| --- | --- |\n| 1 | `a\\|b` &lt;u&gt; |\n| 2 | # x |\n|  |  |\n| End | of it |',
    )
    expect(textBlock('a | b\nc | d')).toBe('a \\| b\nc \\| d')
    expect(textBlock('| a |\n| --- | --- |')).toBe('\\| a \\|\n\\| --- \\| --- \\|')
  })

  test('cannot begin headings, rules, quotes, HTML or indented code', () => {
    expect(textBlock('# Title\n====\n---\n> quote\n<hr>\n    code\n#hash\n7.')).toBe(
      '**Title**\n\n\\====\n\\---\n&gt; quote\n&lt;hr&gt;\ncode\n\\#hash\n7\\.',
    )
  })

  test('in HTML has its plain tags converted', () => {
    const text =
      '<p>One <b>two</b> <code>a<b</code><br/>three</p><ul><li>x</li><li><a class="y" href="https://a.example">z</a></li></ul>'
    expect(textBlock(text)).toBe('One **two** `a<b`\nthree\n\n- x\n\n- [z](https://a.example)')
  })

  test.each([
    ['<a href="javascript:x">y</a>', 'y'],
    ["<a href='https://a.example/\"><script>'>y</a>", "[&lt;script&gt;'&gt;y](https://a.example/)"],
    ['</a></b>`<p>', '\\*\\*\\`'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ])('%j in HTML stays text', (text, expected) => {
    expect(textBlock(text)).toBe(expected)
  })

  test('that leaves a fence open ends with itself', () => {
    expect(textBlock('```\na\n## b')).toBe('```\na\n## b\n```')
  })

  test('is nothing when there is none', () => expect(textBlock(undefined)).toBe(''))
})

test.each([
  ['# a', '\\# a'],
  ['- a', '\\- a'],
  ['1. a', '1\\. a'],
  ['a - b', 'a - b'],
])('the paragraph %j begins nothing else', (text, expected) => {
  expect(paragraph(text)).toBe(expected)
})

test('code keeps its own fences', () => {
  expect(codeBlock('```\nx\n````')).toBe('`````\n```\nx\n````\n`````')
})

describe('a table', () => {
  test('leaves out columns that are empty, and itself without rows', () => {
    expect(table(['A', 'B', 'C'], [['1', '', '3']])).toBe('| A | C |\n| --- | --- |\n| 1 | 3 |')
    expect(table(['A'], [])).toBe('')
  })

  test('keeps its cells apart, whatever is in them', () => {
    const rows = ['a|b', 'a\\|b', 'a\\\\|b', 'a\nb'].map((text) => [text])
    expect(table(['A'], rows).split('\n').slice(2)).toEqual([
      '| a\\|b |',
      '| a\\|b |',
      '| a\\\\\\|b |',
      '| a b |',
    ])
  })
})

test('a short example is on the line, others below', () => {
  expect(jsonExample('Example', 'a')).toEqual(['Example: `"a"`'])
  expect(jsonExample('Example', [1])).toEqual(['Example:', '```json\n[\n  1\n]\n```'])
})
