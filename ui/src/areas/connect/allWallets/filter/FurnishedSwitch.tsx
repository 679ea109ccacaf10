import { MuiTheme } from '../../../../kit/look/MuiTheme.tsx'
import { CertifiedSwitch, type CertifiedSwitchProps } from './CertifiedSwitch.tsx'

/** The switch with what MUI's parts need: the entry of their chunk. */
export function FurnishedSwitch(props: CertifiedSwitchProps) {
  return (
    <MuiTheme>
      <CertifiedSwitch {...props} />
    </MuiTheme>
  )
}
