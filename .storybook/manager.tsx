/** @jsxRuntime automatic */
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { MessagesPanel } from './messages-panel.js'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vitrine',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#94274a',
    colorSecondary: '#94274a',
    appBg: '#fcf8f5',
    appBorderColor: '#eadfd8',
    appBorderRadius: 8,
    textColor: '#2a1a20',
    textMutedColor: '#6b5760',
    barSelectedColor: '#94274a',
    barHoverColor: '#741a37',
  }),
})

addons.register('vitrine', () => {
  addons.add('vitrine/messages', {
    title: 'Nachrichten',
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <MessagesPanel active={active ?? false} />,
  })
})
