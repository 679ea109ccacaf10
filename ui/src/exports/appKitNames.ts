// AppKit's names of the buttons, so that a host switches by changing the package's name. Both entries of the package have them.
export { AccountButton as AppKitAccountButton } from '../page/buttons/AccountButton.tsx'
export { AppKitConnectButton, type AppKitConnectButtonProps } from '../page/buttons/AppKitConnectButton.tsx'
export { ConnectButton as AppKitButton } from '../page/buttons/ConnectButton.tsx'
export { NetworkButton as AppKitNetworkButton } from '../page/buttons/NetworkButton.tsx'
export { WalletButton as AppKitWalletButton } from '../page/buttons/WalletButton.tsx'
