/** Variables of tests: nothing of `.env` that differs from app to app. */
export const testEnvironment = {
  VITE_APP_NAME: 'My app',
  VITE_PROJECT_ID: 'test',
  VITE_SERVICES: 'hosted',
  VITE_FRAME: '',
  VITE_SIGN_IN: 'off',
}
