import './my-shop'

document.querySelector('main')!.append(document.createElement('my-shop'))
