import { expect, it } from 'vitest'
import { cssRules, keyframesRule } from './cssRules.ts'

it.each([
  [
    'pixels, plain numbers and variables',
    { padding: 4, margin: 0, lineHeight: 1.4, '--wk-x': 2 },
    '.a{padding:4px;margin:0;line-height:1.4;--wk-x:2;}',
  ],
  ['vendor properties', { WebkitLineClamp: 2 }, '.a{-webkit-line-clamp:2;}'],
  [
    'nested selectors',
    { color: 'red', '&:hover, [dir=rtl] > &': { color: 'blue' } },
    '.a{color:red;}.a:hover, [dir=rtl] > .a{color:blue;}',
  ],
  [
    'at-rules, with selectors inside',
    { '@media print': { color: 'red', '&:hover': { color: 'blue' } } },
    '@media print{.a{color:red;}.a:hover{color:blue;}}',
  ],
  [
    'properties after nested styles',
    { '&:hover': { color: 'blue' }, color: 'red' },
    '.a{color:red;}.a:hover{color:blue;}',
  ],
  ['what is not set', { color: undefined }, ''],
])('writes %s', (_, styles, css) => {
  expect(cssRules('.a', styles as never)).toBe(css)
})

it('writes animations', () => {
  expect(keyframesRule('rise', { from: { transform: 'none' }, '50%': { opacity: 0.5 } })).toBe(
    '@keyframes rise{from{transform:none;}50%{opacity:0.5;}}',
  )
})
