import type { Page } from 'playwright-core'

/** Signs in where the page asks for it, and is back on that page. */
export async function signIn(page: Page, email = 'anna.muster@example.org'): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('lindenrose')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}
