import { Fragment } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'

// Breaks inside a label only where one is wider than the line.
const Label = styled('span')({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })

/** A host or an rdns whose lines break after its dots, never at a hyphen, where a part could be taken for the whole. Its labels keep their order in any direction. */
export function DomainText({ children }: { readonly children: string }) {
  const labels = children.split(/(?<=\.)/)
  return (
    <bdi dir="ltr">
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and have no state
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <Label>{label}</Label>
        </Fragment>
      ))}
    </bdi>
  )
}
