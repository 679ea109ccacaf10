import { type Code, code } from './code.ts'

/**
 * The value of a constant, marked so that every bundler can drop it where it is unused. Bundlers keep the arguments of a
 * marked call, so a call beside others is put into a function.
 */
export function pure(value: Code): Code {
  const text = textOf(value)
  const calls = text.split('(', 3).length - 1
  if (calls === 0) return value
  if (text.startsWith('{')) return code`/* @__PURE__ */ (() => (${value}))()`
  return calls === 1 ? code`/* @__PURE__ */ ${value}` : code`/* @__PURE__ */ (() => ${value})()`
}

/**
 * Up to the second bracket. Brackets inside of strings count too: at worst a call is put into a function without need.
 */
function textOf({ parts }: Code): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if (part.kind === 'code') text += textOf(part)
    if (text.split('(', 3).length > 2) break
  }
  return text
}
