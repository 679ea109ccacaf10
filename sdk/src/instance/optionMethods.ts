import { withDefaults } from '../options/withDefaults.ts'
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
  | 'setTermsConditionsUrl'
  | 'setPrivacyPolicyUrl'
>

/** The instance's methods about theme and options. */
export function optionMethods(context: KitContext): OptionMethods {
  const { options, theme } = context.stores
  const update = (change: object) => options.set(withDefaults(options.getState(), change))
  return {
    getThemeMode: () => theme.getState().themeMode,
    setThemeMode: (themeMode) => theme.set({ ...theme.getState(), themeMode }),
    getThemeVariables: () => theme.getState().themeVariables,
    setThemeVariables(variables) {
      const { themeMode, themeVariables } = theme.getState()
      theme.set({ themeMode, themeVariables: { ...themeVariables, ...variables } })
    },
    subscribeTheme: theme.subscribe,
    updateOptions: update,
    updateFeatures: (features) => update({ features: withDefaults(options.getState().features, features) }),
    setEIP6963Enabled(enableEIP6963) {
      update({ enableEIP6963 })
      context.connectors.setAnnouncedEnabled(enableEIP6963)
    },
    setTermsConditionsUrl: (termsConditionsUrl) => update({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => update({ privacyPolicyUrl }),
  }
}
