import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import type { BlockEvent } from '@vitrine/blocks/angular'
import '@vitrine/blocks/light/product-list'
import '@vitrine/blocks/light/store'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <vitrine-store api-base-path="/webruntime/api" [words]="words" />
    <vitrine-product-list heading="Neu bei uns" [pageSize]="pageSize()" (vitrine-product-add)="count($event)" />
    <button type="button" (click)="pageSize.set(4)">Mehr zeigen</button>
    <output>{{ packed() }} eingepackt</output>
  `,
})
export class App {
  protected readonly words = { addToCart: 'Einpacken' }
  protected readonly pageSize = signal(2)
  protected readonly packed = signal(0)

  protected count({ detail }: BlockEvent<'vitrine-product-add'>): void {
    this.packed.update((before) => before + detail.quantity)
  }
}
