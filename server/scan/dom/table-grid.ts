import { columnsSpanned, isTableCell, rowsSpanned } from './elements.ts';
import type { ElementNode, PageNode } from './nodes.ts';

/** Where a cell stands: numbers of its table and row on the page, and of its column in the table, each of them counted on. */
export interface TablePlace {
  table: number;
  row: number;
  column: number;
}

/** Columns of a table that are told apart. */
const MOST_COLUMNS = 100;

/**
 * Tells where the cells of a page stand, asked in their order. Empty cells count, and what reaches down from the rows
 * above moves those below it on, as in HTML's 'forming a table'. Each row is walked once.
 */
export class TableGrid {
  private row: PageNode | null = null;
  private table: PageNode | null = null;
  private readonly count = { table: 0, row: 0 };
  private columns = new Map<PageNode, number>();
  /** How many more rows the cells of each column reach down. */
  private reach: number[] = [];

  placeOf(cell: ElementNode): TablePlace {
    if (cell.parent !== this.row) this.goTo(cell.parent);
    return { ...this.count, column: this.columns.get(cell) ?? MOST_COLUMNS };
  }

  private goTo(row: ElementNode | null): void {
    const isNextInSection = this.row !== null && this.row.parent === row?.parent;
    // Rows without text between the two hold cells that reach down, too.
    let node = isNextInSection ? (this.row?.next ?? null) : row;
    if (!isNextInSection) {
      this.reach = [];
      const table = tableAround(row);
      if (table !== this.table || table === null) this.count.table++;
      this.table = table;
    }
    for (; node && node !== row; node = node.next) if (node.kind === 'element' && node.name === 'tr') this.lay(node);
    if (row) this.lay(row);
    this.count.row++;
    this.row = row;
  }

  private lay(row: ElementNode): void {
    this.columns = new Map();
    const reach = this.reach.map((rows) => Math.max(0, rows - 1));
    let column = 0;
    for (let node = row.first; node && column < MOST_COLUMNS; node = node.next) {
      if (!isTableCell(node)) continue;
      while ((reach[column] ?? 0) > 0) column++;
      this.columns.set(node, column);
      const rows = rowsSpanned(node);
      for (const end = column + columnsSpanned(node); column < end; column++) reach[column] = rows;
    }
    this.reach = reach;
  }
}

function tableAround(row: PageNode | null): PageNode | null {
  let node = row;
  while (node && !(node.kind === 'element' && node.name === 'table')) node = node.parent;
  return node;
}
