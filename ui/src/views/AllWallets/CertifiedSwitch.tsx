import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useMessages } from '../../messages/MessagesContext.ts'
import { cssVar } from '../../theme/cssVar.ts'
import { media } from '../../theme/media.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'
import { allWalletsMessages } from './allWalletsMessages.ts'

const Label = styled(FormControlLabel)({
  alignSelf: 'stretch',
  justifyContent: 'space-between',
  margin: `0 ${size(4)}`,
  minBlockSize: size(32),
  fontSize: textSize(14),
  '& .MuiFormControlLabel-label': { fontSize: 'inherit', fontFamily: 'inherit', color: cssVar('text') },
  [media.touch]: { minBlockSize: size(44) },
})

const Toggle = styled(Switch)({
  inlineSize: size(40),
  blockSize: size(24),
  padding: 0,
  borderRadius: size(12),
  '& .MuiSwitch-switchBase': { padding: size(3), color: cssVar('background') },
  '& .MuiSwitch-switchBase.Mui-checked': {
    color: cssVar('onAccent'),
    transform: `translateX(${size(16)})`,
    '& + .MuiSwitch-track': { background: cssVar('accent'), opacity: 1 },
    '&:dir(rtl)': { transform: `translateX(calc(-1 * ${size(16)}))` },
  },
  '& .MuiSwitch-thumb': { inlineSize: size(18), blockSize: size(18), boxShadow: 'none' },
  '& .MuiSwitch-track': { background: cssVar('borderStrong'), opacity: 1, borderRadius: size(12) },
  '&:has(:focus-visible)': { outline: `2px solid ${cssVar('focus')}`, outlineOffset: 2 },
  [media.forcedColors]: { border: '1px solid ButtonText' },
})

export interface CertifiedSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Filters the list to wallets that the directory has certified. */
export function CertifiedSwitch({ isOn, onChange }: CertifiedSwitchProps) {
  const message = useMessages(allWalletsMessages)
  return (
    <Label
      data-testid="wui-certified-switch"
      labelPlacement="start"
      label={message('certified')}
      control={
        <Toggle
          checked={isOn}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  )
}
