import { createAppKit } from '@wallet-kit/sdk'
import { addTestWallet } from './addTestWallet.ts'
import { kitOptions } from './kitOptions.ts'
import { readSettings } from './readSettings.ts'
import { showWallets } from './showWallets.ts'
import './styles.css'

const root = document.getElementById('account')
if (!root) throw new Error('index.html has no element #account')
showWallets(createAppKit(kitOptions(readSettings())), root)
void addTestWallet()
