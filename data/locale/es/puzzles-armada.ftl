# Rompecabezas de Armada
armada-puzzle-why = Con la mejor respuesta pierdes de media {$best_mine} unidades este turno y el enemigo {$best_theirs}; con la siguiente, {$second_mine} y {$second_theirs}.
