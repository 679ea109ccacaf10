import Radio from '@mui/material/Radio'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'
import type { RadioProps } from './Radio.tsx'

/** One of several choices. Its label is beside it. */
export function MuiRadio({ id, name, testId, isChosen, onChoose }: RadioProps) {
  return (
    <MuiTheme>
      <Radio
        id={id}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { ...{ 'data-testid': testId } } }}
      />
    </MuiTheme>
  )
}
