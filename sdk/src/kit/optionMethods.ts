import type { OptionData } from '../foundation/options/OptionData.ts'
import { withDefaults } from '../foundation/options/withDefaults.ts'
import { toThemeModes } from '../foundation/theme/toThemeModes.ts'
import type { AppKit } from './AppKit.ts'
import type { KitContext } from './KitContext.ts'

type OptionMethods = Pick<
  AppKit,
  | 'getThemeMode'
  | 'setThemeMode'
  | 'getThemeVariables'
  | 'setThemeVariables'
  | 'subscribeTheme'
  | 'updateOptions'
  | 'updateFeatures'
  | 'setEIP6963Enabled'
  | 'getConnectMethodsOrder'
  | 'setConnectMethodsOrder'
  | 'setWalletFeaturesOrder'
  | 'setSocialsOrder'
  | 'setCollapseWallets'
  | 'setTermsConditionsUrl'
  | 'setPrivacyPolicyUrl'
>

/** The instance's methods about theme and options. */
export function optionMethods(context: KitContext): OptionMethods {
  const { connectors, options, theme } = context.stores
  function update(change: Partial<OptionData>): void {
    const current = options.getState()
    options.set(
      withDefaults(current, { ...change, features: withDefaults(current.features, change.features) }),
    )
  }
  const updateFeatures: AppKit['updateFeatures'] = (features) => update({ features })

  return {
    getThemeMode: () => theme.getState().themeMode,
    setThemeMode: (mode) => theme.set({ ...theme.getState(), ...toThemeModes(mode) }),
    getThemeVariables: () => theme.getState().themeVariables,
    setThemeVariables(variables) {
      const state = theme.getState()
      theme.set({ ...state, themeVariables: { ...state.themeVariables, ...variables } })
    },
    subscribeTheme: theme.subscribe,
    updateOptions: update,
    updateFeatures,
    getConnectMethodsOrder: () =>
      options.getState().features.connectMethodsOrder ??
      (connectors.getState().connectors.some(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
        ? ['wallet', 'email', 'social']
        : ['email', 'social', 'wallet']),
    setConnectMethodsOrder: (connectMethodsOrder) => updateFeatures({ connectMethodsOrder }),
    setWalletFeaturesOrder: (walletFeaturesOrder) => updateFeatures({ walletFeaturesOrder }),
    setSocialsOrder: (socials) => updateFeatures({ socials }),
    setCollapseWallets: (collapseWallets) => updateFeatures({ collapseWallets }),
    setEIP6963Enabled(enableEIP6963) {
      update({ enableEIP6963 })
      context.connectors.setAnnouncedEnabled(enableEIP6963)
    },
    setTermsConditionsUrl: (termsConditionsUrl) => update({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => update({ privacyPolicyUrl }),
  }
}
