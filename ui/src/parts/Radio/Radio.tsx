import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { size } from '../../foundation/theme/size.ts'

const Input = styled('input')({
  flex: 'none',
  inlineSize: size(24),
  blockSize: size(24),
  margin: 0,
  accentColor: cssVar('accent'),
  ...focusRing(),
})

export interface RadioProps {
  readonly id: string
  /** Of its group. */
  readonly name: string
  readonly testId: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One of several choices. Its label is beside it. */
export function Radio({ id, name, testId, isChosen, onChoose }: RadioProps) {
  return (
    <Input type="radio" id={id} name={name} data-testid={testId} checked={isChosen} onChange={onChoose} />
  )
}
