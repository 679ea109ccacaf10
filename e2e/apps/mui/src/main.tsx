// An app with MUI, whose theme and overrides reach the modal.
import Button from '@mui/material/Button'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { ConnectButton, createAppKit } from '@wallet-kit/react'
import { AppKitProvider } from '@wallet-kit/react/mui'
import { mainnet } from '@wallet-kit/react/networks'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { customRpcUrls, services } from '../../shared.ts'

const components = {
  MuiSwitch: { styleOverrides: { root: { outline: '3px dashed rgb(1, 2, 3)' } } },
} as const

const themes = {
  light: createTheme({ palette: { mode: 'light', primary: { main: '#2e7d32' } }, components }),
  dark: createTheme({ palette: { mode: 'dark', primary: { main: '#a5d6a7' } }, components }),
}

const kit = createAppKit({
  projectId: 'hosts',
  metadata: { name: 'MUI host', description: '', url: location.origin, icons: [] },
  networks: [mainnet],
  customRpcUrls,
  services,
})

function MuiHost() {
  const [mode, setMode] = useState<keyof typeof themes>('light')
  return (
    <ThemeProvider theme={themes[mode]}>
      <AppKitProvider kit={kit}>
        <ConnectButton />
        <Button onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}>Other theme</Button>
      </AppKitProvider>
    </ThemeProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MuiHost />
  </StrictMode>,
)
