import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMessages } from '../../../../foundation/messages/MessagesContext.ts'
import { MuiTheme } from '../../../../kit/look/MuiTheme.tsx'
import { allWalletsMessages } from '../../messages/allWallets.ts'

export interface CertifiedSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Filters the list to wallets that the directory has certified. */
export function CertifiedSwitch(props: CertifiedSwitchProps) {
  return (
    <MuiTheme>
      <LabelledSwitch {...props} />
    </MuiTheme>
  )
}

function LabelledSwitch({ isOn, onChange }: CertifiedSwitchProps) {
  const message = useMessages(allWalletsMessages)
  return (
    <FormControlLabel
      data-testid="wui-certified-switch"
      labelPlacement="start"
      label={message('certified')}
      control={
        <Switch
          checked={isOn}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  )
}
