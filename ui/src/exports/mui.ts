export type { MuiThemeLike } from '../kit/look/MuiThemeLike.ts'
export { fromMuiTheme, type MuiThemeOptions } from '../page/mui/fromMuiTheme.ts'
export {
  MuiAppKitProvider as AppKitProvider,
  type MuiAppKitProviderProps as AppKitProviderProps,
} from '../page/mui/MuiAppKitProvider.tsx'
