import type { ReactNode } from 'react'
import { styled } from '../foundation/styles/styled.tsx'

/** On one line where a line has room for it; inside it is broken only where it is longer than that. */
const Whole = styled('span')({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })

/** Keeps words of a value, e.g. an address or the name of an app, from being broken at their hyphens in a sentence. */
export function keepWhole(sentence: string, value: string): ReactNode {
  const start = sentence.indexOf(value)
  if (!/\S-\S/.test(value) || start < 0) return sentence
  // With what follows it, e.g. a full stop.
  const rest = sentence.slice(start + value.length).search(/\s|$/)
  const end = start + value.length + rest
  return (
    <>
      {sentence.slice(0, start)}
      {sentence
        .slice(start, end)
        .split(/(\s+)/)
        .map((word, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no state
          word.includes('-') ? <Whole key={index}>{word}</Whole> : word,
        )}
      {sentence.slice(end)}
    </>
  )
}
