/**
 * Everything that is larger than its budget, or has none, one line each.
 * @param {[label: string, kib: number][]} parts
 * @param {Record<string, number>} budgets KiB by label
 * @returns {string[]}
 */
export function findOverBudget(parts, budgets) {
  return parts.flatMap(([label, kib]) => {
    const budget = budgets[label];
    if (budget === undefined)
      return [`${label}: no budget in configs/budgets.json; it has ${kib.toFixed(2)} KiB`];
    return kib > budget ? [`${label}: ${kib.toFixed(2)} KiB, budget ${budget} KiB`] : [];
  });
}
